import type { ThemeConfig } from 'antd/es/config-provider';
import type { MapToken } from 'antd/es/theme/interface';
import deSemilla from 'antd/es/theme/themes/default';

import { BASICOS, cualDe, FUENTE, mezclar, RADIO, type Modo } from './paleta';

type Color = (nombre: keyof typeof BASICOS) => string;

/** What points at it: a mouse, or also a finger, which wants more room and larger letters. */
export type Puntero = 'raton' | 'dedo';

const MEDIDAS = {
  raton: { fontSize: 14, controlHeight: 36, controlHeightLG: 44 },
  dedo: { fontSize: 16, controlHeight: 44, controlHeightLG: 52 },
} as const satisfies Record<Puntero, object>;

const NADA = 'transparent';

/** The antd theme of the product. */
export function temaDe(modo: Modo, puntero: Puntero = 'dedo'): ThemeConfig {
  const color: Color = (nombre) => BASICOS[nombre][cualDe(modo)];
  const colores = coloresDe(color);
  return {
    hashed: false,
    algorithm: (semilla) => ({ ...deSemilla(semilla), ...colores }),
    token: {
      ...MEDIDAS[puntero],
      colorTextBase: color('tinta'),
      colorBgBase: color('superficie'),
      colorTextPlaceholder: color('apagado'),
      borderRadius: RADIO,
      borderRadiusLG: 12,
      fontFamily: FUENTE,
      fontWeightStrong: 600,
      opacityLoading: 1, // antd pales the word of a button that works until it cannot be read
      motionDurationFast: '0.08s',
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.15s',
    },
    components: componentesDe(color),
  };
}

function componentesDe(color: Color): ThemeConfig['components'] {
  return {
    Modal: { titleFontSize: 20, titleLineHeight: 1.3 },
    DatePicker: { cellWidth: 36 }, // of a finger's height it would be wider than a phone
    Table: {
      cellPaddingBlock: 8,
      cellPaddingBlockMD: 8,
      cellPaddingBlockSM: 4,
      cellPaddingInline: 12,
      cellPaddingInlineMD: 12,
      cellPaddingInlineSM: 12,
      headerBg: color('superficie'),
      headerColor: color('tenue'),
      headerSplitColor: NADA,
      rowHoverBg: color('fondo'),
      rowSelectedHoverBg: color('primario-suave'), // any darker, what is written in colour would not read on it
    },
    // What is pressed has a fill or nothing: its edge would say that something is typed in it.
    Button: {
      fontWeight: 600,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      defaultBg: color('hundida'),
      defaultBorderColor: NADA,
      defaultHoverBg: color('borde'),
      defaultHoverColor: color('tinta'),
      defaultHoverBorderColor: NADA,
      defaultActiveBg: color('borde'),
      defaultActiveColor: color('tinta'),
      defaultActiveBorderColor: NADA,
      colorBorderDisabled: NADA,
      textHoverBg: color('hundida'),
    },
  };
}

/** antd would derive these from five seeds, and pale them by night until nobody could say how they read. */
function coloresDe(color: Color): Partial<MapToken> {
  const tinta = color('tinta');
  const primario = tonos(color('primario'), color('primario-suave'), tinta);
  const peligro = tonos(color('peligro'), color('peligro-suave'), tinta);
  const atencion = tonos(color('atencion'), color('atencion-suave'), tinta);
  return {
    ...conNombre('Primary', primario),
    ...conNombre('Info', tonos(color('info'), color('info-suave'), tinta)),
    ...conNombre('Success', tonos(color('bien'), color('bien-suave'), tinta)),
    ...conNombre('Link', primario),
    ...conNombre('Warning', atencion),
    ...conNombre('Error', peligro),
    colorPrimaryHover: color('primario-fuerte'),
    colorErrorBgFilledHover: peligro.BgHover,
    colorErrorBgActive: peligro.Border,
    colorText: tinta,
    colorTextSecondary: color('tenue'),
    colorTextTertiary: color('tenue'),
    colorTextQuaternary: color('control'), // arrows, crosses, a switch that is off
    colorFillSecondary: `${tinta}14`,
    colorFillTertiary: `${tinta}0d`,
    colorFillQuaternary: `${tinta}08`,
    colorBgLayout: color('fondo'),
    colorBgContainer: color('superficie'),
    colorBgElevated: color('elevada'),
    colorBgSpotlight: tinta,
    colorBgMask: color('velo'),
    colorBorder: color('control'),
    colorBorderSecondary: color('borde'),
    colorBorderDisabled: color('borde'),
    colorWhite: color('sobre-primario'), // antd's word for what stands on a full colour
  };
}

/** A colour as antd shades it: pointed at and pressed, it goes towards the ink. */
function tonos(lleno: string, suave: string, tinta: string) {
  const [apuntado, apretado] = [mezclar(lleno, tinta, 0.2), mezclar(lleno, tinta, 0.4)];
  return {
    Bg: suave,
    BgHover: mezclar(suave, lleno, 0.1),
    Border: mezclar(suave, lleno, 0.4),
    BorderHover: mezclar(suave, lleno, 0.6),
    Hover: apuntado,
    '': lleno,
    Active: apretado,
    TextHover: apuntado,
    Text: lleno,
    TextActive: apretado,
  };
}

const conNombre = (nombre: string, tono: ReturnType<typeof tonos>): Partial<MapToken> =>
  Object.fromEntries(Object.entries(tono).map(([cual, color]) => [`color${nombre}${cual}`, color]));
