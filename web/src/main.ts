import { mount } from "svelte";

import "$lib/art/fonts.css";
import "$lib/tokens.css";
import "./app.css";
import "$lib/kit/kit.css";
import App from "./App.svelte";

// Makes the page installable, and keeps its files (`public/sw.js`). Only a safe address may have one.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => {});

mount(App, { target: document.getElementById("app")! });
