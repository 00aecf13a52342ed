/** antd's Select, loaded when the first one is rendered. Shared like antd.ts; use it through select-field.tsx. */
export { Select, type SelectProps } from 'antd';
