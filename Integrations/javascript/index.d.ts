/** Throws if a screen is not announced as designed; takes the options of `earshot diff`. */
export function expectAnnouncements(screen: string, design: string, ...options: string[]): void;
