/** Second tier: dialogs and pickers, loaded with the first screen that needs one. */
// @ts-nocheck

export { default as Select } from 'antd/es/select';
export { Modal } from './Modal';
