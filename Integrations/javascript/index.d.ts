/** Throws if the announcements of a screen differ from its design; accepts the options of `earshot diff`. */
export function expectAnnouncements(screen: string, design: string, ...options: string[]): void;
