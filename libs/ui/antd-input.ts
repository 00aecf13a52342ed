/**
 * antd's fields, which no first view needs: alone they are 12 KB of gzip. Shared like antd.ts; import by
 * alias. A place that is in a first view uses a plain element with the class `ml-text-area`.
 */
import BaseInput from 'antd/es/input/Input';
import Password from 'antd/es/input/Password';
import TextArea from 'antd/es/input/TextArea';

export type { InputProps, InputRef } from 'antd/es/input';

/** antd's Input with the two variants in use: its own index carries four more. */
export const Input = Object.assign(BaseInput, { Password, TextArea });
