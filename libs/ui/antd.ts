/**
 * The interface kit that every first view needs, in one module that host and remotes share, so that theme
 * and styles are one. Import it by its alias, never relatively: sharing goes by the alias. Each line costs
 * every first view; the rest of antd is in antd-more.ts and antd-overlay.ts, loaded where they are used.
 */
import BaseInput from 'antd/es/input/Input';
import Password from 'antd/es/input/Password';
import TextArea from 'antd/es/input/TextArea';

export { default as Button, type ButtonProps } from 'antd/es/button';
export { default as ConfigProvider } from 'antd/es/config-provider';
export { StyleProvider } from '@ant-design/cssinjs';
export type { InputProps, InputRef } from 'antd/es/input';
export { Progress } from './progress-bar';

/** antd's Input with the two variants in use: its own index carries four more. */
export const Input = Object.assign(BaseInput, { Password, TextArea });
