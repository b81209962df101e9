import { useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSelector, useStore } from 'react-redux';

import { ajustesCalls } from '@comanda/shared/contracts/ventas/ajustes';
import { lineasSinVenta } from '@comanda/shared/domain/producto/cambiosDePrecio';
import { unidadesDe } from '@comanda/shared/domain/orden/carrito';
import { formatCentavos } from '@comanda/shared/domain/dinero/dinero';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { QueryView, useTraerLuego } from '@comanda/shared/piezas/vista';
import { avisar } from '@comanda/shared/ui/core';

import { selectVenta, type EstadoConCarrito } from '../carrito/carritoSlice';
import {
  abonosDe,
  claveDeVenta,
  porCobrar,
  porCobrarEnPartes,
  todasLasLineas,
} from '../carrito/ventaAbierta';
import { CatalogoDeVenta } from './catalogo/CatalogoDeVenta';
import { CatalogoVacio } from './catalogo/CatalogoVacio';
import { RigeAviso } from './catalogo/RigeAviso';
import { useCanal } from './catalogo/useCanal';
import { useCatalogo } from './catalogo/useCatalogo';
import { useDocumentos } from './catalogo/useDocumentos';
import { useLecturas } from './catalogo/useLecturas';
import { useServicio } from './catalogo/useServicio';
import { useConCanales } from './catalogo/useTarifas';
import { momentoDeDialogo, type DialogoDeVenta } from './dialogo';
import { DialogoDiferido, PARTES_DE_VENTA } from './DialogoDiferido';
import { BarraOrden } from './orden/BarraOrden';
import { OrdenPanel } from './orden/OrdenPanel';
import { useAgregar } from './orden/useAgregar';
import { useDeshacer } from './orden/useDeshacer';
import { irALaOrden } from './orden/useLineasALaVista';
import { useRepetir } from './orden/useRepetir';
import type { Cobro } from './pago/cobro';
import { useCobro } from './pago/useCobro';
import type { PagoDeCuenta } from './pago/usePago';
import { idDePestana, PANEL_VENTA, PestanasVenta } from './PestanasVenta';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';
import { Respiro } from './Respiro';
import { useDatosEmpresa } from './useDatosEmpresa';
import { useDialogos } from './useDialogos';
import { siguientePestana, usePestana } from './usePestana';
import { useTeclasDeVenta } from './useTeclasDeVenta';

/** Whoever leaves a sale whose rest is paid hears that its split bill is not. */
function useAvisoDeDividida(clave: string): void {
  const store = useStore<EstadoConCarrito>();
  useEffect(
    () => () => {
      const venta = selectVenta(store.getState(), clave);
      if (venta.carrito.length > 0 || venta.partes.length === 0) return;
      const monto = formatCentavos(porCobrarEnPartes(venta));
      const texto = `${mensajes.divididaPendiente} ${monto}`;
      avisar({ tipo: 'warning', titulo: mensajes.titulo, texto });
    },
    [clave, store],
  );
}

type VentaDeEmpresaProps = { empresa: string; conPestanas: boolean };

/** The till of one company: catalogue, tabs, order and its dialogs. */
export function VentaDeEmpresa({ empresa, conPestanas }: VentaDeEmpresaProps) {
  const [pestana, elegirPestana] = usePestana(empresa);
  const [enOrden, setEnOrden] = useState(false);
  const administra = usePuede(ajustesCalls.guardarAjustes);

  const clave = claveDeVenta(empresa, pestana);
  const abierta = useSelector((state: EstadoConCarrito) => selectVenta(state, clave));
  const { catalogo, ajustes, paraCarritos, ...productos } = useCatalogo(empresa, abierta.canal);
  const elegirCanal = useCanal({ clave, venta: abierta, leido: paraCarritos });
  const conCanales = useConCanales(empresa);
  useServicio({ empresa, clave, venta: abierta, enMesa: false });
  const { carrito, partes } = abierta;
  const abonada = abonosDe(abierta).length > 0;
  const sinVenta = useMemo(
    () => lineasSinVenta(todasLasLineas({ carrito, partes }), catalogo),
    [carrito, partes, catalogo],
  );
  const datosEmpresa = useDatosEmpresa(empresa);
  const documentos = useDocumentos(empresa, datosEmpresa);
  const deCobro = { empresa: datosEmpresa, documentos };
  const { cobrar, olvidarFallo, ...cobro } = useCobro(clave, abierta, deCobro);
  const dialogos = useDialogos(clave, abierta, { documentos, alIniciarPago: olvidarFallo });
  const { dialogo, pedirCantidad, pedirOpciones } = dialogos;
  const deshacible = useDeshacer(clave, abierta.hecha?.venta.id);
  const impedida = impedimentoDe(dialogo, cobro, abonada);
  const repetir = useRepetir({ empresa, catalogo, impedida, repetir: deshacible.repetir });
  useTraerLuego(PARTES_DE_VENTA, productos.currentData !== undefined);
  useAvisoDeDividida(clave);

  const agregar = useAgregar({ clave, abonada, pedirCantidad, pedirOpciones });
  const alEscribir = useCallback(() => flushSync(() => setEnOrden(false)), []);
  const irAOrden = () => {
    flushSync(() => setEnOrden(true));
    irALaOrden(document.querySelector('.ventas-orden'));
  };
  const onCobrar = async (pago: PagoDeCuenta) => {
    if (await cobrar(pago)) setEnOrden(true);
  };

  const lecturas = useLecturas({
    clave,
    productos: catalogo.productos,
    ajustes,
    conDialogo: dialogo !== null,
    impedida,
    pedirOpciones,
  });
  useTeclasDeVenta({
    dialogos,
    esperando: cobro.esperando,
    irAOrden,
    conPestanas,
    siguiente: () => elegirPestana(siguientePestana(pestana)),
  });

  return (
    <>
      {conPestanas && <PestanasVenta empresa={empresa} activa={pestana} onElegir={elegirPestana} />}
      <div
        className={`ventas-caja ${enOrden ? 'ventas-caja-orden' : ''}`}
        {...(conPestanas && dePestana(pestana))}
      >
        <div className="ventas-productos">
          <RigeAviso empresa={empresa} />
          <QueryView query={productos} empty={<CatalogoVacio />} esqueleto="tarjetas">
            {(lista) => (
              <CatalogoDeVenta
                clave={clave}
                productos={lista}
                onAgregar={agregar}
                onCantidad={pedirCantidad}
                onEscribir={alEscribir}
                desconocido={lecturas.desconocido}
                onOlvidar={lecturas.olvidar}
              />
            )}
          </QueryView>
        </div>
        <OrdenPanel
          clave={clave}
          abierta={abierta}
          empresa={datosEmpresa}
          documentos={documentos}
          deshacible={deshacible}
          esperando={cobro.esperando}
          aviso={dialogo ? null : avisoDe(cobro)}
          sinVenta={sinVenta}
          onCanal={conCanales ? elegirCanal : null}
          onNombrar={conPestanas ? dialogos.nombrar : null}
          onAjustes={administra ? dialogos.ajustar : null}
          onFijar={dialogos.fijarCantidad}
          onRegistrar={dialogos.registrar}
          {...repetir}
          onDividir={dialogos.dividir}
          onPagar={dialogos.pagarTodo}
        />
      </div>
      <BarraOrden
        unidades={unidadesDe(todasLasLineas(abierta))}
        total={porCobrar(abierta)}
        enOrden={enOrden}
        onCambiar={() => setEnOrden(!enOrden)}
      />

      {dialogo && (
        <DialogoDiferido
          clave={clave}
          empresa={empresa}
          datosEmpresa={datosEmpresa}
          documentos={documentos}
          abierta={abierta}
          dialogo={dialogo}
          cobro={cobro}
          sinVenta={sinVenta}
          catalogo={catalogo}
          ajustes={ajustes}
          onDescuento={dialogos.descontar}
          onOpciones={dialogos.elegirOtras}
          onElegida={dialogos.agregarElegida}
          onQuitar={deshacible.quitar}
          onCobrar={onCobrar}
          onProgramada={() => {
            deshacible.vaciar();
            dialogos.cerrar();
          }}
          onPagar={dialogos.pagar}
          onIniciarPago={dialogos.iniciarPago}
          onCerrar={dialogos.cerrar}
        />
      )}
      <Respiro key={clave} de={`${momentoDeDialogo(dialogo)} ${abierta.hecha?.venta.id}`} />
    </>
  );
}

function impedimentoDe(dialogo: DialogoDeVenta | null, { esperando }: Cobro, abonada: boolean) {
  if (dialogo?.tipo === 'pago') return mensajes.enCobro;
  if (esperando) return mensajes.comprobando;
  return abonada ? mensajes.conAbonos : null;
}

const avisoDe = ({ esperando, fallo }: Cobro) => (esperando ? mensajes.comprobando : fallo);

const dePestana = (pestana: string) => ({
  id: PANEL_VENTA,
  role: 'tabpanel',
  'aria-labelledby': idDePestana(pestana),
});
