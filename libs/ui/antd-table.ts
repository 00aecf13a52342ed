/** antd's Table, which no first view needs. Shared like antd.ts; import by alias. */
export { Table, type TableProps, type TableColumnType } from 'antd';
