/** Notices and questions: a tier of their own, loaded with the first login call. */
// @ts-nocheck

export { default as NoticeHost } from './NoticeHost';
