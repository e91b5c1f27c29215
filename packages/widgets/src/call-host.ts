/** Calls a function of the page. If it throws, the error goes to the console and the widget continues. */
export function callHost(call: () => void): void {
  try {
    call();
  } catch (error) {
    console.error(error);
  }
}
