// @ts-nocheck
import Basico from 'antd/es/input/Input';
import TextArea from 'antd/es/input/TextArea';

/** antd's own also brings a search box, a password box and one-time codes, which nothing here uses, to every login. */
export const Input = Object.assign(Basico, { TextArea });
export type { InputRef } from 'antd/es/input/Input';
