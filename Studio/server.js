// Requests to the server. Addresses are relative to the page's.
export const encoded = encodeURIComponent;
export const lost = "The studio does not answer. Is it still running?";

export class Refusal extends Error {
  constructor(status, answer) {
    super(answer.error ?? lost);
    this.status = status;
    this.all = answer.errors?.map((one) => `${one.location ? `${one.location}: ` : ""}${one.message}`) ?? [this.message];
  }
}
export const lines = (error) => (error.all ?? [error.message]).join("\n");

export const send = async (path, options = {}) => {
  let response;
  try {
    response = await fetch(path, options);
  } catch (error) {
    throw error.name === "AbortError" ? error : new Refusal(0, {});
  }
  if (!response.ok) throw new Refusal(response.status, await response.json().catch(() => ({})));
  return response;
};
export const ask = (path, message, signal) => send(path, message === undefined ? { signal }
  : { signal, method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(message) });
export const read = async (path, message) => (await ask(path, message)).json();
const largest = 20 * 1024 * 1024;
export const upload = async (path, file) => {
  if (file.size > largest) throw new Refusal(413, { error: `“${file.name}” has more than 20 MB.` });
  return (await send(path, { method: "POST", headers: { "Content-Type": "application/octet-stream" }, body: file })).json();
};
// The browser saves an answer as a file.
export const download = async (response, name) => {
  const address = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
};
