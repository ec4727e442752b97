// What the table takes from its drawings besides the components themselves.
export type { SignName } from "./Sign.svelte";
export { DISTRICTS, FAVOURS, type FavourKind } from "./world";
