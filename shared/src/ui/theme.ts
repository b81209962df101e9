import type { ThemeConfig } from 'antd/es/config-provider';

/** The palette of design/ui.md; screens read the CSS variables of `estilos.css`, antd these. */
const COLOR = {
  fondo: '#f7f5f2',
  tinta: '#1f2328',
  primario: '#0f766e',
  atencion: '#b45309',
  peligro: '#b42318',
} as const;

const FUENTE =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif";

/** The one antd theme of the product. */
export const tema: ThemeConfig = {
  hashed: false,
  token: {
    colorPrimary: COLOR.primario,
    colorInfo: COLOR.primario,
    colorLink: COLOR.primario,
    colorSuccess: COLOR.primario,
    colorWarning: COLOR.atencion,
    colorError: COLOR.peligro,
    colorTextBase: COLOR.tinta,
    colorTextPlaceholder: '#6b7280',
    colorBgLayout: COLOR.fondo,
    borderRadius: 8,
    fontFamily: FUENTE,
    fontSize: 16,
    controlHeight: 44,
    controlHeightLG: 52,
    motionDurationFast: '0.08s',
    motionDurationMid: '0.12s',
    motionDurationSlow: '0.15s',
  },
  components: {
    Table: { fontSize: 14, cellPaddingBlock: 10 },
    Button: { fontWeight: 600, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
  },
};
