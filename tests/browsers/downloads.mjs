/** Records the name and content of each download of the page, and suppresses the browser's dialog. */
export const CATCH_DOWNLOADS = `
globalThis.downloads = [];
const files = new Map();
const make = URL.createObjectURL;
URL.createObjectURL = (file) => { const address = make.call(URL, file); files.set(address, file); return address; };
const press = HTMLAnchorElement.prototype.click;
HTMLAnchorElement.prototype.click = function () {
  if (!this.download) return press.call(this);
  const download = { name: this.download, size: files.get(this.href)?.size ?? 0, text: '' };
  files.get(this.href)?.text().then((text) => { download.text = text; });
  globalThis.downloads.push(download);
};`;

/** Waits for a download with this file extension whose text starts with `begin`. */
export const downloaded = (person, ending, begin = '') =>
  person.until(
    `return downloads.some(({ name, text, size }) => name.endsWith(${JSON.stringify(ending)}) && size > 0 && text.startsWith(${JSON.stringify(begin)}));`,
    `a download ${ending}`,
  );
