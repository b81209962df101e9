/** Tier of the code that a phone reads: one screen has one, once in an account's life. */
// @ts-nocheck

export { default as QRCode } from 'antd/es/qr-code';
