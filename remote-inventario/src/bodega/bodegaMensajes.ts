import type {
  MotivoMerma,
  TipoDeMovimientoDeBodega,
} from '@comanda/shared/contracts/inventario/mermas';
import { dePalabras, talCual } from '@comanda/shared/domain/texto/palabras';

const tituloFallo = '¡Error!';

/** Spec section 8; ours where it has none. */
export const bodegaMensajes = {
  titulo: 'Bodega',
  vacio: {
    dibujo: 'estante',
    titulo: 'Aún no hay materias primas',
    como: 'De cada una se anota cuánto hay y desde cuánto avisar. Lo que entra y lo que se daña cambia su peso.',
  },
  crear: { titulo: '¡Registrado!', exito: 'El Producto ha sido registrado.', tituloFallo },
  editar: { titulo: '¡Editado!', exito: 'El Producto ha sido editado.', tituloFallo },
  eliminar: { titulo: '¡Eliminado!', exito: 'El Producto ha sido eliminado.', tituloFallo },
  merma: { titulo: '¡Registrado!', exito: 'Se ha registrado la merma.', tituloFallo },
  corregir: { titulo: '¡Editado!', exito: 'Se ha corregido el peso.', tituloFallo }, // ours
  yaNoEsta: 'Otra persona eliminó esta materia prima',
  confirmarEliminar: {
    titulo: '¿Estás seguro?',
    texto: '¡No podrás revertir esta acción!',
    aceptar: '¡Sí, eliminar!',
    peligro: true,
  },
} as const;

export const MOTIVO: Record<MotivoMerma, string> = dePalabras(
  {
    CADUCADO: 'Caducado',
    DANADO: 'Dañado',
    PREPARACION: 'Preparación',
    OTRO: 'Otro',
  },
  talCual,
);

export const MOVIMIENTO: Record<TipoDeMovimientoDeBodega, string> = dePalabras(
  {
    INICIAL: 'Peso inicial',
    ENTRADA: 'Ingreso',
    MERMA: 'Merma',
    REVERSO: 'Merma reversada',
    CORRECCION: 'Corrección',
  },
  talCual,
);
