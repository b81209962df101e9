/** Tier of tables, which the till does without. */
// @ts-nocheck

export { default as Pagination } from 'antd/es/pagination';
export { default as Table } from 'antd/es/table';
