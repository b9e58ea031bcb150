export type SocialLink = { name: string; address: string };

/** Up to three places where the institute can be found elsewhere. Icons appear for those that are named here. */
export const social: SocialLink[] = [];
