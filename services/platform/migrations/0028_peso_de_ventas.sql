-- The till gains the options of a product, and the list of customers with its import; what an operator has said stays.
update plataforma.areas set kb = 390 where area = 'ventas' and kb = 365;
