/** Tier of forms in dialogs: a login and the till's first screen do without. */
// @ts-nocheck

export { default as Form } from 'antd/es/form';
export { default as Switch } from 'antd/es/switch';
