/**
 * The interface kit that every first view needs, in one module that host and remotes share, so that theme
 * and styles are one. Import it by its alias, never relatively: sharing goes by the alias. Each line costs
 * every first view; the rest of antd is in antd-input.ts, antd-more.ts and antd-overlay.ts, loaded where they are used.
 */
export { default as Button, type ButtonProps } from 'antd/es/button';
export { default as ConfigProvider } from 'antd/es/config-provider';
export { StyleProvider } from '@ant-design/cssinjs';
export { Progress } from './progress-bar';
