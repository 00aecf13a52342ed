/** antd components that some pages need and no first view. Shared like antd.ts; import by alias. */
export { Checkbox, Radio, Tabs } from 'antd';
