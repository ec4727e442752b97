/** Hand a link on: by the system's own sheet where fingers are used, else by the clipboard. */
export async function handOn(link: string, title: string): Promise<"shared" | "copied" | "failed"> {
  if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title, url: link });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  return (await copy(link)) ? "copied" : "failed";
}

/** Browsers give the clipboard to safe pages only; elsewhere the link has to be shown. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
