import type { ColumnaCliente } from '@comanda/shared/contracts/ventas/listaDeClientes';
import { formatCantidad } from '@comanda/shared/domain/producto/medidas';
import { dePalabras, talCual } from '@comanda/shared/domain/texto/palabras';

const titulo = 'Importar clientes';
const clientes = (cuantos: number) =>
  `${formatCantidad(cuantos)} cliente${cuantos === 1 ? '' : 's'}`;

/** Our columns as a person reads them. */
export const COLUMNA: Record<ColumnaCliente, string> = dePalabras(
  {
    Identificacion: 'Identificación',
    Nombre: 'Razón social',
    Correo: 'Correo',
    Telefono: 'Teléfono',
    Direccion: 'Dirección',
  },
  talCual,
);

export const clientesMensajes = {
  titulo,
  lista: 'Clientes',
  listar: 'No se pudo leer la lista de clientes',
  vacio: {
    dibujo: 'buscar',
    titulo: 'Aún no hay clientes',
    como: 'Se registran al vender con factura, o todos a la vez desde un archivo.',
  },
  sinHallar: 'Ningún cliente tiene ese nombre, identificación ni correo',
  importar: { titulo, exito: 'Clientes importados' },
  bajar: { titulo: 'Clientes' },
  ayuda:
    'CSV o Excel (.xlsx) de hasta 5 MB y 10,000 clientes, con las columnas Identificación y Nombre, y si las tiene Correo, Teléfono y Dirección. Varios correos van separados por punto y coma.',
  sinCambios: 'Todos están registrados tal como los dice el archivo: no hay nada que importar',
  yaEstan: (cuantos: number) =>
    cuantos === 1
      ? 'Un cliente ya está registrado con otros datos. ¿Qué se hace con él?'
      : `${clientes(cuantos)} ya están registrados con otros datos. ¿Qué se hace con ellos?`,
  existentes: {
    CONSERVAR: 'Dejarlos como están',
    ACTUALIZAR: 'Cambiarlos a lo que dice el archivo',
  },
  elija: 'Elija qué hacer con los que ya están',
  guardando: (cuantos: number) => `Guardando ${clientes(cuantos)}`,
  importarlos: (cuantos: number) => `Importar ${clientes(cuantos)}`,
  hecha: 'Se importaron los clientes',
} as const;
