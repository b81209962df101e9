import { PERFILES_DE_CAJA, type Perfil } from '@comanda/shared/contracts/auth/perfiles';
import { usaPin } from '@comanda/shared/domain/empresa/perfiles';
import { dePalabras } from '@comanda/shared/domain/texto/palabras';

/** What is done: [Pagar] is what can be pressed on the screen `en`, {F9} a key. The journey `ayuda` looks for each. */
export type PasoDeAyuda = { texto: string; en?: string };
export type ParteDeAyuda = { titulo: string; pasos: readonly PasoDeAyuda[] };

const VENTA = '/admin/puntoventa';
const vender: readonly PasoDeAyuda[] = [
  {
    en: VENTA,
    texto: 'Agregue productos tocándolos, o escriba en [Buscar producto] y pulse {Enter}.',
  },
  { en: VENTA, texto: 'Registre al cliente con [Registrar] o {F2}.' },
  {
    en: VENTA,
    texto: 'Cobre con [Pagar] o {F9}. Si pagan por separado, antes [Dividir Cuenta] o {F8}.',
  },
  {
    en: '/admin/mesas',
    texto:
      'Para servir en mesa, [Nueva orden]; lo que envíe sale en la cocina. Antes de cobrar, «Cuenta» imprime lo que llevan.',
  },
  {
    en: '/admin/emitido',
    texto:
      'Para reimprimir o anular, toque el número de la venta. Anular pide el PIN de un Administrador.',
  },
];
const cerrarTurno: PasoDeAyuda = {
  en: '/admin/caja',
  texto:
    'Al terminar el turno, [Cuadre de caja]: cuente el dinero y luego vea cuánto debería haber.',
};
const cocinar: readonly PasoDeAyuda[] = [
  {
    en: '/admin/vizor',
    texto: 'Toque cada plato cuando esté listo: el mesero se entera en ese momento.',
  },
  { en: '/admin/vizor', texto: 'Para tener las órdenes en papel, [Imprimir comandas].' },
  {
    en: '/admin/bodega',
    texto: 'Anote lo que entra a la bodega; lo nuevo, con [Crear Materia Prima].',
  },
];
const PASOS: Record<Perfil, readonly PasoDeAyuda[]> = dePalabras(
  {
    Administrador: [
      {
        en: '/admin/empresa',
        texto: 'Si su empresa es nueva, siga [Primer día]: la lleva hasta su primera factura.',
      },
      {
        en: '/admin/usuarios',
        texto:
          'Dé a cada persona su cuenta con [Crear usuario]; nadie comparte la contraseña de otro.',
      },
      { en: '/admin/productos', texto: 'Ponga lo que vende: [Crear producto].' },
      { en: '/admin/categoria_producto', texto: 'Ordénelo por categorías: [Crear categoría].' },
      ...vender,
      cerrarTurno,
      {
        en: '/admin/facturas',
        texto:
          'Revise las facturas que requieren atención; están también arriba, junto a su nombre.',
      },
    ],
    Cajero: [...vender, cerrarTurno],
    Mesero: vender,
    Cocinero: cocinar,
    Contador: [
      {
        en: '/admin/reporteria',
        texto:
          'Elija la empresa y el [Mes]: están las cifras de la declaración. Toque una para ver sus documentos.',
      },
      {
        en: '/admin/reporteria',
        texto: 'Lleve los documentos con [XML del mes] y el anexo de ventas con [Detalle ATS].',
      },
      {
        en: '/admin/facturas',
        texto:
          'Elija la empresa y las fechas y pulse [Buscar]. De cada factura baja el XML y el RIDE.',
      },
    ],
    Dashboard: [
      {
        en: '/admin/registrar_empresa',
        texto:
          'Con [Registrar Empresa] ponga su RUC, su certificado y sus áreas; después su primer Administrador.',
      },
      {
        en: '/admin/usuarios',
        texto:
          'Quien administra dos empresas tiene una sola cuenta: elija una, edítela y agréguele la otra. Ahí se repone también su contraseña.',
      },
      {
        en: '/admin/registrar_vendedores',
        texto: 'Quien vende el producto tiene su cuenta: [Registrar Nuevo Vendedor].',
      },
      { texto: 'Cambie usted mismo su contraseña y active el segundo factor en Mi cuenta.' },
    ],
    Vendedor: [
      {
        en: '/admin/resgistrar_clientes',
        texto: 'Sus clientes están en [Registrar Nuevo Cliente].',
      },
      { texto: 'Cambie usted mismo su contraseña en Mi cuenta.' },
    ],
  },
  () => [],
);

const VENDE: readonly Perfil[] = PERFILES_DE_CAJA;

/** As the till's own list says them ('?'): the journey compares the two. */
const TECLAS_DE_CAJA: readonly PasoDeAyuda[] = [
  { texto: '{F2} Registrar el cliente' },
  { texto: '{F4} Ir a la última línea de la orden' },
  { texto: '{F6} Siguiente venta abierta' },
  { texto: '{F7} Enviar a cocina, en una mesa' },
  { texto: '{F8} Dividir la cuenta' },
  { texto: '{F9} Pagar' },
  { texto: '{Enter} Agregar el primer producto que se encuentra' },
  { texto: '{Esc} Borrar la búsqueda, cerrar lo que está abierto' },
  { texto: '{Flechas} Ir por productos, categorías, ventas, líneas y formas de pago' },
  { texto: '{+ -} Sumar o restar en una línea de la orden' },
  { texto: '{Supr} Quitar una línea de la orden' },
  { texto: '{Letras} Buscar un producto' },
];
const CAMBIAR: PasoDeAyuda = { texto: '{F10} Cambiar de usuario con su PIN' };
const AYUDA: PasoDeAyuda = {
  texto: '{?} Ver la ayuda; en el punto de venta, la lista de sus teclas',
};

const SIN_IMPRESORA: readonly PasoDeAyuda[] = [
  { texto: 'La venta ya está hecha: no la cobre otra vez.' },
  { texto: 'Revise que la impresora tenga papel, esté encendida y su cable puesto.' },
  { en: '/admin/emitido', texto: 'Toque el número de la venta en Emitidos y, ahí, Reimprimir.' },
];
const SIN_LINEA: readonly PasoDeAyuda[] = [
  { texto: 'Arriba dice Sin conexión. Lo que tiene abierto se guarda en este equipo.' },
  {
    texto:
      'Revise el cable o el wifi. No hace falta recargar: cuando vuelve, arriba dice En línea.',
  },
];
const SIN_LINEA_AL_VENDER: PasoDeAyuda = {
  texto:
    'En un equipo registrado en Ventas sin línea cobre como siempre: el ticket sale y la factura se envía al volver. En los demás puede armar órdenes, y se cobra en cuanto vuelva. Si se cortó al cobrar, la caja pregunta sola si la venta se hizo.',
};
const SIN_LINEA_EN_COCINA: PasoDeAyuda = {
  texto: 'La cocina no imprime ni ve nada mientras tanto: llévele la orden.',
};
const SIN_SRI: readonly PasoDeAyuda[] = [
  {
    texto: 'Siga vendiendo: la factura queda con su número y se envía sola cuando el SRI responde.',
  },
  { texto: 'El ticket ya lleva la clave de acceso con la que el cliente la consulta.' },
];
const SIN_SRI_AL_REVISAR: PasoDeAyuda = {
  en: '/admin/facturas',
  texto:
    'Las que el SRI devuelve están en Facturas electrónicas, con el motivo y lo que se puede hacer.',
};

/** The page of a profile: what to do first, the keys, and what to do when something fails. */
export function ayudaDe(perfil: Perfil): readonly ParteDeAyuda[] {
  const vende = VENDE.includes(perfil);
  const revisa = perfil === 'Administrador' || perfil === 'Contador';
  const teclas = [...(vende ? TECLAS_DE_CAJA : []), ...(usaPin(perfil) ? [CAMBIAR] : []), AYUDA];
  return [
    { titulo: 'Lo primero', pasos: PASOS[perfil] },
    { titulo: 'Teclas', pasos: teclas },
    ...(vende ? [{ titulo: 'Si la impresora no imprime', pasos: SIN_IMPRESORA }] : []),
    {
      titulo: 'Si no hay conexión',
      pasos: [...SIN_LINEA, ...(vende ? [SIN_LINEA_AL_VENDER, SIN_LINEA_EN_COCINA] : [])],
    },
    ...(vende || revisa
      ? [
          {
            titulo: 'Si el SRI no responde',
            pasos: [...SIN_SRI, ...(revisa ? [SIN_SRI_AL_REVISAR] : [])],
          },
        ]
      : []),
  ];
}
