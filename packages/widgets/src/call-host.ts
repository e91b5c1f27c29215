/** Calls a function of the page. If it throws, the page's developers read it, and the widget goes on. */
export function callHost(call: () => void): void {
  try {
    call();
  } catch (error) {
    console.error(error);
  }
}
