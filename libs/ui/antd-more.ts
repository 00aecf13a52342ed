/** antd components that some pages need and no first view. Shared like antd.ts; import by alias. */
export { default as Checkbox } from 'antd/es/checkbox';
export { default as Radio } from 'antd/es/radio';
export { default as Tabs } from 'antd/es/tabs';
