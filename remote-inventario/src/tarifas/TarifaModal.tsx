import { useState } from 'react';

import type { Categoria } from '@comanda/shared/contracts/inventario/categorias';
import {
  tarifasDePrecioCalls as calls,
  type TarifaDePrecio,
} from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import { CANALES } from '@comanda/shared/contracts/ventas/canales';
import { NOMBRE_DE_CANAL } from '@comanda/shared/domain/producto/tarifasDePrecio';
import { Ancho, Campo, FormModal, useLeido } from '@comanda/shared/piezas/formulario';
import { confirmar } from '@comanda/shared/ui/core';

import { PorcentajeCampo } from './PorcentajeCampo';
import { conPrecio, hayPrecioPorAgregar, SIN_PRECIO } from './precioPorAgregar';
import { PreciosCampo } from './PreciosCampo';
import { DIAS } from './resumenDeTarifa';
import {
  useCategoriasDeTarifasQuery,
  useGuardarTarifaMutation,
  useProductosDeTarifasQuery,
} from './tarifasApi';
import { tarifasMensajes as mensajes } from './tarifasMensajes';
import { VariosChips } from './VariosChips';
import { VistaPrevia } from './VistaPrevia';

const TODOS = CANALES.map((valor) => ({ valor, texto: NOMBRE_DE_CANAL[valor] }));

const NUEVA: TarifaDePrecio = {
  id: '',
  nombre: '',
  activa: true,
  canales: [],
  dias: [],
  desde: null,
  hasta: null,
  primer_dia: null,
  ultimo_dia: null,
  porcentaje: null,
  categorias: [],
  precios: [],
};

/** Those that there are, and one that is gone while a tarifa names it: by its number nobody knows it. */
const opcionesDe = (categorias: readonly Categoria[], leidas: readonly string[]) => [
  ...categorias.map((una) => ({ value: una.id_categoria, label: una.categoria })),
  ...leidas
    .filter((id) => !categorias.some(({ id_categoria }) => id_categoria === id))
    .map((value) => ({ value, label: mensajes.categoriaEliminada })),
];

type TarifaModalProps = {
  empresa: string;
  /** Null: a new one. */
  tarifa: TarifaDePrecio | null;
  onCerrar: () => void;
};

export function TarifaModal({ empresa, tarifa, onCerrar }: TarifaModalProps) {
  const [guardar] = useGuardarTarifaMutation();
  const { currentData: productos = [] } = useProductosDeTarifasQuery({ empresa });
  const { currentData: categorias } = useCategoriasDeTarifasQuery({ empresa });
  const [porAgregar, setPorAgregar] = useState(SIN_PRECIO);
  const hayPorAgregar = hayPrecioPorAgregar(porAgregar);
  const { id, ...leida } = tarifa ?? NUEVA;
  const inicial = { ...leida, canales: CANALES.filter((canal) => leida.canales.includes(canal)) };
  const conLeida = useLeido(tarifa ? inicial : undefined);
  return (
    <FormModal
      forma="hoja"
      titulo={tarifa ? 'Editar tarifa' : 'Crear tarifa'}
      boton="Guardar"
      call={calls.guardarTarifa}
      inicial={inicial}
      fijos={{ empresa, ...(tarifa && { id }) }}
      sucioAparte={hayPorAgregar}
      revisar={({ precios }) =>
        hayPorAgregar && !conPrecio(precios, porAgregar)
          ? { precios: mensajes.precioSinTerminar }
          : {}
      }
      confirmar={async ({ porcentaje, categorias: elegidas }) =>
        leida.categorias.length === 0 ||
        elegidas.length > 0 ||
        !porcentaje ||
        confirmar(mensajes.confirmarTodas(porcentaje))
      }
      enviar={(entrada) =>
        conLeida((antes) =>
          guardar({
            ...entrada,
            antes,
            precios: conPrecio(entrada.precios, porAgregar) ?? entrada.precios,
          }).unwrap(),
        )
      }
      mensajes={mensajes.guardar}
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Campo.Texto nombre="nombre" etiqueta="Nombre" ancho autoFocus />
      <Campo.Propio nombre="canales" etiqueta="Canales (ninguno: todos)" ancho>
        <VariosChips etiqueta="Canales" opciones={TODOS} />
      </Campo.Propio>
      <Campo.Propio nombre="dias" etiqueta="Días (ninguno: todos)" ancho>
        <VariosChips etiqueta="Días" opciones={DIAS} />
      </Campo.Propio>
      <Campo.Hora nombre="desde" etiqueta="Desde las" />
      <Campo.Hora nombre="hasta" etiqueta="Hasta las" ayuda="Puede pasar de la medianoche" />
      <Campo.Fecha nombre="primer_dia" etiqueta="Primer día" />
      <Campo.Fecha nombre="ultimo_dia" etiqueta="Último día" />
      <Campo.Propio nombre="porcentaje" etiqueta="Porcentaje" ancho>
        <PorcentajeCampo />
      </Campo.Propio>
      <Campo.Varias
        nombre="categorias"
        etiqueta="Categorías del porcentaje"
        placeholder="Todas"
        opciones={categorias ? opcionesDe(categorias, leida.categorias) : []}
        ancho
      />
      <Campo.Propio nombre="precios" etiqueta="Precios propios" ancho>
        <PreciosCampo productos={productos} porAgregar={porAgregar} onPorAgregar={setPorAgregar} />
      </Campo.Propio>
      <Campo.Si nombre="activa" etiqueta="Encendida" />
      <Ancho>
        <VistaPrevia de={tarifa ?? NUEVA} productos={productos} />
      </Ancho>
    </FormModal>
  );
}
