import type { ThemeConfig } from 'antd/es/config-provider';
import type { MapToken } from 'antd/es/theme/interface';
import deSemilla from 'antd/es/theme/themes/default';

import { colorDe, FUENTE, mezclar, RADIO, type ColorNombre, type Modo } from './paleta';

/** The antd theme of the product. */
export function temaDe(modo: Modo): ThemeConfig {
  const color = (nombre: ColorNombre) => colorDe(nombre, modo);
  const colores = coloresDe(color);
  return {
    hashed: false,
    algorithm: (semilla) => ({ ...deSemilla(semilla), ...colores }),
    token: {
      colorTextBase: color('tinta'),
      colorBgBase: color('superficie'),
      colorTextPlaceholder: color('apagado'),
      borderRadius: RADIO,
      fontFamily: FUENTE,
      fontSize: 16,
      controlHeight: 44,
      controlHeightLG: 52,
      opacityLoading: 1, // antd pales the word of a button that works until it cannot be read
      motionDurationFast: '0.08s',
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.15s',
    },
    components: {
      Modal: { titleFontSize: 20, titleLineHeight: 1.3 },
      Table: {
        fontSize: 14,
        cellPaddingBlock: 8,
        rowSelectedHoverBg: color('primario-suave'), // any darker, what is written in colour would not read on it
      },
      Button: {
        fontWeight: 600,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
      },
    },
  };
}

type Color = (nombre: ColorNombre) => string;

/** antd would derive these from five seeds, and pale them by night until nobody could say how they read. */
function coloresDe(color: Color): Partial<MapToken> {
  const tinta = color('tinta');
  const primario = tonos(color('primario'), color('primario-suave'), tinta);
  const peligro = tonos(color('peligro'), color('peligro-suave'), tinta);
  const atencion = tonos(color('atencion'), color('atencion-suave'), tinta);
  return {
    ...conNombre('Primary', primario),
    ...conNombre('Info', primario),
    ...conNombre('Success', primario),
    ...conNombre('Link', primario),
    ...conNombre('Warning', atencion),
    ...conNombre('Error', peligro),
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
