/** antd's Select, loaded where the first one is drawn. Shared like antd.ts; draw it through select-field.tsx. */
export { Select, type SelectProps } from 'antd';
