// The screen and the component on the page. `wanted` is the screen that was chosen, which can still be on its way.
export const state = {
  folder: { screens: [], hasVoice: false },
  view: null,
  wanted: null,
  platform: "voiceover",
  chosen: null,
  inspected: null,
};
export const names = { voiceover: "VoiceOver", talkback: "TalkBack" };
export const drawn = () => state.view?.platforms.find((one) => one.id === state.platform);
