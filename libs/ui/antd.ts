/**
 * The interface kit that every first view needs, in one module that host and remotes share, so that theme and styles
 * exist only once. Import it by its alias, never relatively, because modules are shared by alias. Each line costs
 * every first view; the rest of antd is in the other modules named antd-…, loaded where they are used.
 */
export { Button, ConfigProvider, type ButtonProps } from 'antd';
export { StyleProvider } from '@ant-design/cssinjs';
export { Progress } from './progress-bar';
