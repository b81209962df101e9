/** Tier of what a screen now and then wants: none of it is needed to log in or to sell. */
// @ts-nocheck

export { default as Checkbox } from 'antd/es/checkbox';
export { default as Descriptions } from 'antd/es/descriptions';
export { default as Drawer } from 'antd/es/drawer';
export { default as Dropdown } from 'antd/es/dropdown';
export { default as InputNumber } from 'antd/es/input-number';
export { default as Progress } from 'antd/es/progress';
export { default as Radio } from 'antd/es/radio';
export { default as Result } from 'antd/es/result';
export { default as Segmented } from 'antd/es/segmented';
export { default as Switch } from 'antd/es/switch';
export { default as Tabs } from 'antd/es/tabs';
export { default as Tooltip } from 'antd/es/tooltip';
export { default as Upload } from 'antd/es/upload';
