import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';

/**
 * How the buttons of a page are. What turns in one that waits has no name: antd's own has an English one, which becomes part of
 * the button's, and stays in it where what it waited for came before it was drawn.
 */
export const BOTONES = { autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden /> };
