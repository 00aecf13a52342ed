/** antd's dialogs and drawers, loaded when the first one opens. Shared like antd.ts; see overlays.tsx. */
export { Drawer, Modal, type DrawerProps, type ModalProps } from 'antd';
