/**
 * antd's fields, which no first view needs. Shared like antd.ts; import by alias. A component in a first
 * view uses a plain element with the class `ml-text-area`.
 */
export { Input, type InputProps, type InputRef } from 'antd';
