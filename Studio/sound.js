// Sound: one announcement at a time.
import { tell } from "./page.js";
import { ask } from "./server.js";
import { drawn, state } from "./state.js";
import { heard } from "./stops.js";

const player = new Audio();
let request = new AbortController();
export const silence = () => {
  request.abort();
  player.pause();
};
const play = async (message) => {
  silence();
  const own = request = new AbortController();
  const response = await ask("speech", message, own.signal);
  const address = URL.createObjectURL(await response.blob());
  if (!own.signal.aborted) {
    player.src = address;
    await new Promise((resolve) => {
      player.onended = resolve;
      player.onpause = resolve;
      player.onerror = resolve;
      player.play().catch(resolve);
    });
  }
  URL.revokeObjectURL(address);
  return !own.signal.aborted;
};
export const listen = async (message, place = { path: state.view.path, platform: state.platform }) => {
  try {
    return await play({ ...place, ...message });
  } catch (error) {
    if (error.name !== "AbortError") tell(error.message, true);
    return false;
  }
};
export const playAll = async () => {
  if (!state.view) return;
  const place = { path: state.view.path, platform: state.platform };
  for (const stop of drawn()?.stops ?? []) {
    heard(stop);
    if (!await listen({ index: stop.index, reading: stop.readings[0].reading }, place)) break;
  }
  heard(null);
};
