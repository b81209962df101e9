/** Third tier: tables and long forms, which the till does without. */
export { default as Form } from 'antd/es/form';
export { default as Table } from 'antd/es/table';
export { DataTable, type Column } from './DataTable';
