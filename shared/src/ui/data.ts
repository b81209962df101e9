/** Second tier: dialogs and pickers, loaded with the first screen that needs one. */
export { default as Select } from 'antd/es/select';
export { EmpresaBotones, EmpresaSelect } from './EmpresaSelect';
export { Modal } from './Modal';
