"""The engine measured beside its peers: one run, one core, CPU time, as ratios."""
