import helper from "./index.cjs";

export const { expectAnnouncements } = helper;
