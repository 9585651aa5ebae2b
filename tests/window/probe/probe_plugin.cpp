// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/probe/probe.h"

#include <QGenericPlugin>

namespace mazzo::tests {

/// How Qt loads the probe: QT_QPA_GENERIC_PLUGINS=mazzoprobe:ADDRESS, found in QT_PLUGIN_PATH.
class ProbePlugin : public QGenericPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "probe.json")

public:
    QObject* create(const QString& /*name*/, const QString& address) override { return new Probe(address); }
};

}  // namespace mazzo::tests

#include "probe_plugin.moc"
