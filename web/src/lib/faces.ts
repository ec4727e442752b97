/** Each game speaks in a face of its own, `table/face.css`: whatever carries data-game can say `font: var(--display)`. */
import.meta.glob("$games/*/table/face.css", { eager: true });
