// Written by `npm run texts` from studio.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface StudioTexts {
  title: string;
  overview: string;
  content: string;
  earnings: string;
  latestPosts: string;
  newPost: string;
  hello(values: { name: string | number }): string;
  totalEarnings: string;
  recentPosts: string;
  createFirst: string;
  quickActions: string;
  createNew: string;
  scheduleContent: string;
  noPostsTitle: string;
  noPostsText: string;
  settings: string;
  affiliate: string;
  security: string;
  securityHint: string;
  openSecurity: string;
  analytics: string;
  viewAnalytics: string;
  ownMedia: string;
  subscribersTitle: string;
  backToStudio: string;
  viewProfile: string;
  messages: string;
  vault: string;
  messageMany: string;
  goLive: string;
}

export const studioTexts: Record<Language, StudioTexts> = {
  en: {
    title: "Creator Studio",
    overview: "Overview",
    content: "Content",
    earnings: "Earnings",
    latestPosts: "Latest posts",
    newPost: "New Post",
    hello: (d) => "Hello, " + d.name,
    totalEarnings: "Total earnings",
    recentPosts: "Recent posts",
    createFirst: "Create First Post",
    quickActions: "Quick Actions",
    createNew: "Create New Post",
    scheduleContent: "Schedule Content",
    noPostsTitle: "No posts yet",
    noPostsText: "Your first post is the hardest. A photo and two sentences are enough.",
    settings: "Settings",
    affiliate: "Affiliate",
    security: "Account and security",
    securityHint: "Email, password, two-factor sign-in, devices, your data and deleting the account.",
    openSecurity: "Open account settings",
    analytics: "Analytics",
    viewAnalytics: "View Analytics",
    ownMedia: "Your media and single-file posts",
    subscribersTitle: "Subscribers and Offers",
    backToStudio: "Back to Studio",
    viewProfile: "View My Profile",
    messages: "Messages",
    vault: "Vault",
    messageMany: "Message Many Fans",
    goLive: "Go live"
  },
  fil: {
    title: "Creator Studio",
    overview: "Overview",
    content: "Content",
    earnings: "Kita",
    latestPosts: "Mga huling post",
    newPost: "Bagong Post",
    hello: (d) => "Kumusta, " + d.name,
    totalEarnings: "Kabuuang kita",
    recentPosts: "Mga bagong post",
    createFirst: "Gawin ang Unang Post",
    quickActions: "Mga shortcut",
    createNew: "Gumawa ng Bagong Post",
    scheduleContent: "Mag-schedule ng Content",
    noPostsTitle: "Wala pang post",
    noPostsText: "Unang post ang pinakamahirap. Sapat na ang isang larawan at dalawang pangungusap.",
    settings: "Settings",
    affiliate: "Affiliate",
    security: "Account at security",
    securityHint: "Email, password, two-factor sign-in, mga device, data mo at pag-delete ng account.",
    openSecurity: "Buksan ang account settings",
    analytics: "Analytics",
    viewAnalytics: "Tingnan ang Analytics",
    ownMedia: "Media mo at mga post na isang file lang",
    subscribersTitle: "Mga Subscriber at Alok",
    backToStudio: "Bumalik sa Studio",
    viewProfile: "Tingnan ang Profile Ko",
    messages: "Mga message",
    vault: "Vault",
    messageMany: "Mag-message sa Maraming Fan",
    goLive: "Mag-live"
  }
};
