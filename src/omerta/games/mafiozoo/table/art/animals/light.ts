// Each portrait has its own light (a gradient's id cannot be shared); its forms take it from here.
import { createContext } from "svelte";

export const [getLight, setLight] = createContext<string>();
