import { mount } from "svelte";

import "$lib/art/fonts.css";
import "$lib/tokens.css";
import "./app.css";
import "$lib/kit/kit.css";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });
