import type { ThemeConfig } from 'antd';
import { PALETTE } from './palette';

export const FONT_INTERFACE = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";
export const FONT_ESSAY = "'Source Serif 4 Variable', Georgia, 'Times New Roman', serif";
/** Longest animation; people who ask for less motion get none. */
const MOTION = { fast: '0.1s', mid: '0.15s', slow: '0.2s' } as const;

/** antd's tokens for the look of the design: quiet paper, one-pixel borders, radius 10, no heavy shadow. */
export function themeConfig(options: { motion: boolean }): ThemeConfig {
  return {
    token: {
      colorPrimary: PALETTE.primary,
      colorInfo: PALETTE.primary,
      colorLink: PALETTE.primaryHover,
      // antd would lighten these two, to less contrast than their words need.
      colorPrimaryHover: PALETTE.primaryHover,
      colorLinkHover: PALETTE.primaryHover,
      colorSuccess: PALETTE.success,
      colorWarning: PALETTE.warning,
      colorError: PALETTE.danger,
      colorTextBase: PALETTE.ink,
      colorTextSecondary: PALETTE.inkSoft,
      colorTextTertiary: PALETTE.inkSoft,
      colorTextDescription: PALETTE.inkSoft,
      colorTextPlaceholder: '#667085',
      colorTextDisabled: '#667085',
      // Within a sentence colour alone does not show a link.
      linkDecoration: 'underline',
      linkHoverDecoration: 'underline',
      linkFocusDecoration: 'underline',
      colorBgBase: PALETTE.card,
      colorBgLayout: PALETTE.paper,
      colorBorder: PALETTE.lineStrong,
      colorBorderSecondary: PALETTE.line,
      fontFamily: FONT_INTERFACE,
      fontSize: 15,
      borderRadius: 8,
      borderRadiusLG: 10,
      controlHeight: 40,
      controlHeightLG: 48,
      controlHeightSM: 32,
      boxShadow: '0 4px 16px rgba(27, 42, 65, 0.10)',
      boxShadowSecondary: '0 4px 16px rgba(27, 42, 65, 0.10)',
      motion: options.motion,
      motionDurationFast: MOTION.fast,
      motionDurationMid: MOTION.mid,
      motionDurationSlow: MOTION.slow,
      wireframe: false,
    },
    components: {
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: 550,
        // A button's words must still be readable while it is loading.
        opacityLoading: 1,
      },
      Tabs: { colorText: PALETTE.ink },
      Table: {
        headerBg: PALETTE.wash,
        headerColor: PALETTE.inkSoft,
        headerSplitColor: 'transparent',
        rowHoverBg: PALETTE.paper,
        rowSelectedBg: PALETTE.primaryWash,
        rowSelectedHoverBg: PALETTE.primaryWash,
      },
    },
  };
}
