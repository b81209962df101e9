/** Second tier: forms, tables, dialogs and pickers, loaded with the first screen that needs one. */
export { default as Form } from 'antd/es/form';
export { default as Modal } from 'antd/es/modal';
export { default as Select } from 'antd/es/select';
export { default as Table } from 'antd/es/table';
export { DataTable, type Column } from './DataTable';
export { EmpresaBotones, EmpresaSelect } from './EmpresaSelect';
