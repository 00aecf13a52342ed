/** antd's dialogs and drawers, loaded when the first one opens. Shared like antd.ts; see overlays.tsx. */
export { default as Drawer, type DrawerProps } from 'antd/es/drawer';
export { default as Modal, type ModalProps } from 'antd/es/modal';
