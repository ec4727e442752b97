/** Looking closer: what the pointer rests on, or the keyboard stands on, is shown large beside it. */
import type { Attachment } from "svelte/attachments";

import type { OrderMaking, Pointed } from "./making.svelte";

// Nobody wants a picture under a hand that is only passing.
const RESTS = 380;
const STANDS = 700;

export function pointing(making: OrderMaking, is: Pointed["is"], n: number): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    const rest = (time: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        making.pointed = { is, n, at: element.getBoundingClientRect() };
      }, time);
    };
    const leave = () => {
      clearTimeout(timer);
      if (making.pointed?.is === is && making.pointed.n === n) making.pointed = null;
    };
    const enter = (event: PointerEvent) => event.pointerType === "mouse" && rest(RESTS);
    const focus = () => element.matches(":focus-visible") && rest(STANDS);
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("pointerdown", leave);
    element.addEventListener("focus", focus);
    element.addEventListener("blur", leave);
    return () => {
      leave();
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("pointerdown", leave);
      element.removeEventListener("focus", focus);
      element.removeEventListener("blur", leave);
    };
  };
}
