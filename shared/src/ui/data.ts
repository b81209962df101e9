/** Second tier: dialogs and pickers, loaded with the first screen that needs one. */
export { default as Select, type SelectProps } from 'antd/es/select';
export { Modal } from './Modal';
