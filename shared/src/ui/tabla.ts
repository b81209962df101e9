/** Tier of tables, which the till does without. */
import './tabla.css';

export { default as Pagination } from 'antd/es/pagination';
export { default as Table } from 'antd/es/table';
