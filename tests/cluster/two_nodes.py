"""A Ray cluster of two nodes on this machine, in a process of its own; lines on its input say what happens to it."""

from __future__ import annotations

import sys
from typing import Any

from ray.cluster_utils import Cluster

SMALL: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 100_000_000}


def main() -> None:
    cluster = Cluster(initialize_head=True, head_node_args={**SMALL, "include_dashboard": False})
    other = cluster.add_node(**SMALL)
    print(cluster.address, flush=True)
    for line in sys.stdin:
        if line.strip() == "kill":
            cluster.remove_node(other, allow_graceful=False)
        elif line.strip() == "add":
            other = cluster.add_node(**SMALL)
        elif line.strip() == "lose":
            cluster.head_node.kill_gcs_server(check_alive=False)
        print("done", flush=True)
    cluster.shutdown()


if __name__ == "__main__":
    main()
