-- Whether somebody left by themselves is asked of tills that are silent (funciones/salidas_de.sql): nothing of what is kept changes.
select 1;
